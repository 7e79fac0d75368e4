import { argon2id } from 'hash-wasm'
import type { PasswordQuestion } from './PasswordMessages.js'

const halfBytes = 32

/**
 * The half of a recovery that a password stands for.
 * @see RFC 9106
 */
export async function stretchPassword({
  iterations,
  memoryKibibytes,
  parallelism,
  password,
  salt,
}: PasswordQuestion): Promise<Uint8Array> {
  return await argon2id({
    password: password.normalize('NFKC'),
    salt,
    parallelism,
    iterations,
    memorySize: memoryKibibytes,
    hashLength: halfBytes,
    outputType: 'binary',
  })
}
