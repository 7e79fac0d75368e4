import type { ViewName } from '@hasp/core'
import type { ComponentType } from 'react'
import type { ViewFrame } from './composites/ViewFrame/ViewFrame.js'

/** What a site draws in place of the kit. */
export type Slots = {
  /**
   * The picture of an account of the visitor. Receivers keep the kit's, which
   * is made of every character of their address and tells look-alikes apart.
   */
  readonly Avatar?: ComponentType<AvatarProps> | undefined
  /** Views of the site's own, each fetched when it is first shown. */
  readonly views?: { readonly [view in ViewName]?: OwnView } | undefined
}

/** What a picture of an account is drawn from. */
export type AvatarProps = {
  readonly address: string
  /** Its edge in CSS pixels, before zoom and the text size of the visitor. */
  readonly size: number
}

/**
 * Fetches a view of the site's own: `() => import('./OwnReceive.js')`, or
 * `async () => ({ default: OwnReceive })`.
 */
export type OwnView = () => Promise<{
  readonly default: ComponentType<OwnViewProps>
}>

/** What a view of the site's own is given. */
export type OwnViewProps = {
  /** The frame of every view: its heading names the modal. */
  readonly Frame: ComponentType<ViewFrame.Props>
}
