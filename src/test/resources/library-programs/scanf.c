/* The conversions of scanf, with many more random numbers and texts. */
#define ROUNDS 20000
#include "../agreement/stdio/scanf-conversions.c"
