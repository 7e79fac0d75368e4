import { Icon, type IconProps } from './Icon.js'

export function CopyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"
    />
  )
}
