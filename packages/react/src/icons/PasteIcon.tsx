import { Icon, type IconProps } from './Icon.js'

export function PasteIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 5H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 4h6v4H9z"
    />
  )
}
