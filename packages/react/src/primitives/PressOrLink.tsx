import { type ForwardedRef, forwardRef, type HTMLAttributes } from 'react'

/** With `href` a link that opens in a new tab; without, a button. */
export const PressOrLink = forwardRef<
  HTMLElement,
  HTMLAttributes<HTMLElement> & { href?: string | undefined }
>(function PressOrLink({ href, ...rest }, ref) {
  return href === undefined ? (
    <button
      {...rest}
      type="button"
      ref={ref as ForwardedRef<HTMLButtonElement>}
    />
  ) : (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      ref={ref as ForwardedRef<HTMLAnchorElement>}
    />
  )
})
