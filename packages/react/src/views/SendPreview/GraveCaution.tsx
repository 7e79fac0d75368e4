import type { ReactNode } from 'react'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.js'
import type { GraveType, SendPreview } from './useSendPreviewView.js'

/** A caution that has to be ticked off before anything is sent. */
export function GraveCaution(props: {
  type: GraveType
  view: SendPreview
  title: string
  tickLabel: string
  children: ReactNode
}) {
  const { children, tickLabel, title, type, view } = props
  return (
    <Banner
      tone="stop"
      title={title}
      action={
        <Checkbox
          label={tickLabel}
          checked={view.ticked.includes(type)}
          onCheckedChange={(isTicked) => view.tick(type, isTicked)}
        />
      }
    >
      {children}
    </Banner>
  )
}
