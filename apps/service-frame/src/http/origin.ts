import * as v from 'valibot'

/** Compared with what browsers send: a slash too much matches nothing. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'Write scheme and host alone, without a slash at the end.',
  ),
)
