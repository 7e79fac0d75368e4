import { Icon, type IconProps } from './Icon.js'

export function WalletIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M18 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6M16 14h.01"
    />
  )
}
