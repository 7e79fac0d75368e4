import { Icon, type IconProps } from './Icon.js'

export function DisconnectIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      mirror
      d="M14 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-2M9 12h12M18 9l3 3-3 3"
    />
  )
}
