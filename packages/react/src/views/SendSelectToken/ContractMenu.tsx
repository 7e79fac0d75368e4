import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Menu } from '../../primitives/Menu/Menu.js'
import type {
  TokenChoice,
  useSendSelectTokenView,
} from './useSendSelectTokenView.js'

/** What tells a token from others of its name: its contract. */
export function ContractMenu({ choice, view }: ContractMenu.Props) {
  const t = useMessages(send)
  const say = useMessages(common)
  const { explorer, isContractShown, token } = choice
  const { address } = token
  if (address === undefined) return null
  return (
    <Menu
      label={say('moreAbout', { name: token.name })}
      items={[
        ...(isContractShown
          ? []
          : [
              {
                id: 'show',
                label: t('showContract'),
                onSelect: () => view.showContract(address),
              },
            ]),
        {
          id: 'copy',
          label: t('copyContract'),
          onSelect: () => void view.copyContract(address),
        },
        ...(explorer
          ? [
              {
                id: 'explorer',
                label: t('explorer'),
                onSelect: () =>
                  void window.open(explorer, '_blank', 'noopener,noreferrer'),
              },
            ]
          : []),
      ]}
    />
  )
}

export declare namespace ContractMenu {
  type Props = {
    choice: TokenChoice
    view: Pick<
      ReturnType<typeof useSendSelectTokenView>,
      'copyContract' | 'showContract'
    >
  }
}
