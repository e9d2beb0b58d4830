/* math.h: the logarithm of the gamma function, with the sign of the function in a variable. */

extern double lgamma_r(double x, int *sign);
extern float lgammaf_r(float x, int *sign);
extern long double lgammal_r(long double x, int *sign);

int signgam;

double lgamma(double x) { return lgamma_r(x, &signgam); }

float lgammaf(float x) { return lgammaf_r(x, &signgam); }

long double lgammal(long double x) { return lgammal_r(x, &signgam); }

double gamma(double x) { return lgamma(x); }

float gammaf(float x) { return lgammaf(x); }

long double gammal(long double x) { return lgammal(x); }
