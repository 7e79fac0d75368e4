import { boundedText } from '../../../utils/boundedText.js'

/** 32 bytes as lower-case hex: a key, or a topic. */
export const hexKey = boundedText(/^[0-9a-f]{64}$/)
