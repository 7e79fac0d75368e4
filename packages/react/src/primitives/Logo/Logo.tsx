import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useState,
} from 'react'
import { hashText } from '../hashText.js'
import { joinClassNames } from '../joinClassNames.js'
import { safeImageSource } from '../safeImageSource.js'
import styles from './Logo.module.css'

export type LogoProps = ComponentPropsWithoutRef<'span'> & {
  name: string
  image?: string | undefined
  /** What of it may be drawn; unless given, as of what strangers announce. */
  judge?: ((image: string | undefined) => string | undefined) | undefined
  /** Its own, `#rrggbb`, behind the letters. */
  color?: string | undefined
  shape: 'tile' | 'circle'
  /** Edge in CSS pixels before zoom. */
  size: 16 | 24 | 40 | 56 | 72
  ring?: 'dashed' | undefined
  badge?: ReactNode
}

/**
 * A picture that stands for something named beside it. Letters show until the
 * picture has come, and stay when it does not.
 */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  {
    name,
    image,
    judge = safeImageSource,
    color,
    shape,
    size,
    ring,
    badge,
    className,
    ...rest
  },
  ref,
) {
  const source = judge(image)
  const [settled, setSettled] = useState({ source: '', isShown: false })
  const isShown = settled.source === source && settled.isShown
  const isBroken = settled.source === source && !settled.isShown
  const { letters, hue } = monogram(name)
  const settle = (element: HTMLImageElement) =>
    setSettled({
      source: source ?? '',
      isShown: element.naturalWidth > 0 || element.complete,
    })

  return (
    <span
      {...rest}
      ref={ref}
      className={joinClassNames(styles.logo, className)}
      aria-hidden="true"
      data-shape={shape}
      data-size={size}
      data-ring={ring}
      data-state={isShown ? 'image' : 'monogram'}
    >
      <span
        // Through CSSOM, which a strict policy for styles lets pass.
        ref={(face) => {
          face?.style.setProperty('--hue', `${hue}`)
          face?.style.setProperty('--own', color ?? null)
        }}
        className={styles.face}
        data-colored={color && ''}
      >
        {!isShown && letters}
        {source && !isBroken && (
          <img
            key={source}
            ref={(element) => {
              if (element?.complete && element.naturalWidth && !isShown)
                settle(element)
            }}
            src={source}
            alt=""
            referrerPolicy="no-referrer"
            decoding="async"
            draggable={false}
            className={styles.image}
            onLoad={(event) => settle(event.currentTarget)}
            onError={() => setSettled({ source, isShown: false })}
          />
        )}
      </span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  )
})

/** Letters and hue (in degrees) that stand in for a picture. */
function monogram(name: string): { letters: string; hue: number } {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
  const [first = '', second = ''] = words.map((word) => [...word][0])
  return {
    letters: (first + second).toLocaleUpperCase('en'),
    hue: 15 + 30 * (hashText(name) % 12),
  }
}
