import type { Service } from '../Service.js'

/** The service's half of what opens an envelope: 32 random bytes. */
export function drawHalf({ randomBytes }: Service): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}
