import { Icon, type IconProps } from './Icon.js'

export function ReceiveIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 17v3h-3M14 20h.01M20 14h.01"
    />
  )
}
