import { Drawing } from './Drawing.js'

/** A wallet with coins that look out of it. */
export function OwnDrawing() {
  return (
    <Drawing
      tint="M20 40h80a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z"
      line="M20 40h80a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V46a10 10 0 0 1 8-10l62-14a6 6 0 0 1 8 6v12M108 60H88a10 10 0 0 0 0 20h20M88 70h.5M34 33a13 13 0 0 1 23-5M52 28a13 13 0 0 1 19-3M24 54h36M24 64h20"
    />
  )
}
