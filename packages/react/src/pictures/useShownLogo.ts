import type { LogoSubject } from '@hasp/core'
import { useEffect, useRef, useState } from 'react'
import { useLogo } from '../hooks/data/useLogo.js'

/**
 * The picture of something: its own, or else the logo that the kit knows,
 * which is fetched once its place is in sight.
 * @param own a picture that it brings itself
 * @returns `ref` for the element that is its place
 */
export function useShownLogo(
  subject: LogoSubject | undefined,
  own: string | undefined,
) {
  const ref = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const isSought = own === undefined && subject !== undefined
  useEffect(() => {
    const place = ref.current
    if (!isSought || isShown || !place) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [isSought, isShown])
  const logo = useLogo(isSought ? subject : undefined, isShown)
  return { ref, image: own ?? logo }
}
