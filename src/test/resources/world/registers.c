/* volatile: each read is a new value. */
#include <stdint.h>

#define UART_STATUS (*(volatile uint32_t *)0x40001000)
#define UART_DATA (*(volatile uint32_t *)0x40001004)
#define TIMER ((volatile struct timer *)0x40002000)

struct timer { uint32_t control; uint32_t count; uint32_t flags; };

volatile int ready;
volatile unsigned ticks_now;
extern volatile uint8_t port_a;
const volatile unsigned clock_reg = 0;
static volatile int abort_requested;

void idle(void);
void start(int channel);
int convert(volatile uint16_t *adc);

#define ADC_STATUS (*(volatile uint16_t *)0x40012402)
#define DMA_COUNT (*(volatile uint8_t *)0x40012405)
#define SYSTICK (*(volatile uint32_t *)0xE000E010)
#define PORT_B (*(volatile uint8_t *)0x25)

struct usart { volatile uint32_t status; volatile uint32_t data; };
static struct usart *const usarts[2] = {(struct usart *)0x40013800, (struct usart *)0x50004400};

int wait_ready(int tries) {
  for (int i = 0; i < tries; i++) {
    if (ready) return i == 0 ? 1 : 2;
    idle();
  }
  return 0;
}

int changed_between(void) {
  if (ready) return 0;
  if (ready) return 1; // untestable: 3:T - no test can change it between two reads
  return 2;
}

int snapshot(void) {
  int seen = ready;
  if (seen < 0) return -1;
  if (seen > 0) return 1;
  if (seen != 0) return 2; // infeasible: 6:T - a copy does not change
  return 0;
}

int after_start(int channel) {
  ready = 0;
  start(channel);
  if (ready == channel) return 1;
  if (ready < 0) return -1;
  return 0;
}

int port_bits(void) {
  int bits = port_a;
  if (bits & 0x80) return 3;
  if ((bits & 3) == 3) return 2;
  if (bits > 255) return 4; // infeasible: 6:T - eight bits
  return bits == 0 ? 0 : 1;
}

int uart_receive(void) {
  uint32_t status = UART_STATUS;
  if (!(status & 1)) return -1;
  if (status & 4) return -2;
  if (!(status & 1)) return -4; // infeasible: 6:T - a copy does not change
  return (int)(UART_DATA & 0xFF);
}

int uart_ready_twice(void) {
  if (UART_STATUS & 2) return 0;
  if (UART_STATUS & 2) return 1; // untestable: 3:T - no test can change it between two reads
  return 2;
}

int timer_expired(void) {
  uint32_t flags = TIMER->flags;
  if (flags == 0) return 0;
  if (flags & 0x80000000u) return 2;
  return flags == 1 ? 1 : 3;
}

int consistent_ticks(void) {
  unsigned first = ticks_now;
  idle();
  unsigned second = ticks_now;
  if (second < first) return -1;
  if (second - first > 1000) return 1;
  return 0;
}

int stable_read(void) {
  unsigned high, low;
  int tries = 0;
  do {
    high = ticks_now;
    low = ticks_now;
    if (++tries == 3) return -1; // untestable: 4:T - no test can change it between two reads
  } while (high != low); // untestable: 6:T - no test can change it between two reads
  if (high != low) return -2; // infeasible: 7:T - copies do not change
  return high > 10 ? 1 : 0;
}

int adc_value(volatile uint16_t *adc) {
  if (adc == 0) return -1;
  int v = *adc;
  if (v > 65535) return -3; // infeasible: 4:T - sixteen bits
  if (v > 4095) return -2;
  if (convert(adc) != 0) return 1;
  if (*adc == 7) return 2;
  return 0;
}

int written_back(void) {
  ready = 5;
  if (ready != 5) return 1; // untestable: 2:T - no test can change it between the two
  return 0;
}

int abort_asked(void) {
  abort_requested = 0;
  idle();
  if (abort_requested) return 1; // untestable: 3:T - nobody outside knows its name or address
  return 0;
}

int read_only_clock(void) {
  unsigned a = clock_reg;
  if (a == 0) return 0; // untestable: 2:F - the test cannot set it
  if (a > 100) return 2; // untestable: 4:T, 4:F - the test cannot set it
  return 1;
}

int poll_with_idle(void) {
  int spins = 0;
  while (!(ADC_STATUS & 2)) {
    idle();
    if (++spins == 3) return -1;
  }
  return spins > 0 ? 1 : 0;
}

int poll_bounded(int limit) {
  while (limit > 0) {
    if (ADC_STATUS & 1) return 1;
    limit--;
  }
  return 0;
}

int transmit(unsigned which, char c) {
  if (which >= 2) return -1;
  struct usart *u = usarts[which];
  if (!(u->status & 0x80)) return 0;
  u->data = (uint32_t)c;
  return u->status & 0x40 ? 2 : 1;
}

int narrow_registers(void) {
  if (DMA_COUNT == 0x7f) return 1;
  if (ADC_STATUS > 0x8000) return 2;
  return 0;
}

int which_usart(struct usart *u) {
  if (u == usarts[0]) return 1;
  if (u == (struct usart *)0x50004400) return 2;
  return 0;
}

int address_of_register(unsigned which) {
  if (which >= 2) return -1;
  uintptr_t address = (uintptr_t)&usarts[which]->data;
  if (address == 0x50004404u) return 1;
  if (address != 0x40013804u) return 2; // infeasible: 6:T - there are two
  return 0;
}

int beyond_memory(void) {
  if (SYSTICK & 1) return 1; // untestable: 1:T, 1:F - no test can map it beside AddressSanitizer
  return 0;
}

int below_memory(void) {
  if (PORT_B & 1) return 1; // untestable: 1:T, 1:F - Linux maps nothing there
  return 0;
}
