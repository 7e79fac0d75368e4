import { writeMoment } from '../screens/writeMoment.js'
import type { Texts } from '../texts/createTexts.js'

/** Says of what a wallet does not let anybody do yet, until when it does not. */
export function sayFrozen<Key extends string>(
  { language, t }: Pick<Texts<Key>, 'language' | 't'>,
  key: Key,
  forMs: number,
): string {
  return t(key, { until: writeMoment(language, forMs) })
}
