import { randomInt } from 'node:crypto'

/** An address in some network, as the proxy before a fleet has seen it. */
export const newNetwork = () => ({
  'X-Forwarded-For': Array.from({ length: 4 }, () => randomInt(1, 255)).join(
    '.',
  ),
})

/** One whose mailboxes pause for longer than its devices take in a fleet. */
export const patientNetwork = {
  network: '203.0.113.0/24',
  headers: { 'X-Forwarded-For': '203.0.113.7' },
}
