import { text } from '../../../utils/schema.js'

/** 32 bytes as lower-case hex: a key, or a topic. */
export const hexKey = text(/^[0-9a-f]{64}$/)
