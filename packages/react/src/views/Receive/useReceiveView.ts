import { useState } from 'react'
import { useContacts } from '../../hooks/internal/addressBook/useContacts.js'
import { useArrivals } from '../../hooks/internal/data/useArrivals.js'
import { useAmountText } from '../../hooks/internal/send/useAmountText.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useReceive } from '../../hooks/useReceive.js'
import { useWallet } from '../../hooks/useWallet.js'
import { useLocale } from '../../i18n/useLocale.js'

/** How many networks are named at once. */
const namedNetworks = 3

/** What the view Receive knows and does. */
export function useReceiveView() {
  const receive = useReceive()
  const { namespace, status } = useWallet()
  const { find } = useContacts(namespace)
  const { push } = useKitModal()
  const { locale } = useLocale()
  const text = useAmountText()
  const arrivals = useArrivals()
  const [typed, setTyped] = useState('')
  const [hasAmount, setHasAmount] = useState(false)
  const { address, network, networks, setAmount, token, uri } = receive
  const symbol = (token ?? network?.nativeCurrency)?.symbol ?? ''
  const names = networks.map(({ name }) => name)

  return {
    ...receive,
    typed,
    symbol,
    hasAmount,
    isWaiting: status === 'initializing' || status === 'reconnecting',
    name: address && find(address)?.name,
    namedNetworks: new Intl.ListFormat(locale, {
      // More of them follow: "and" stands before those.
      type: names.length > namedNetworks ? 'unit' : 'conjunction',
    }).format(names.slice(0, namedNetworks)),
    unnamedNetworks: Math.max(names.length - namedNetworks, 0),
    /** Said of the code when it asks for an amount. */
    asked:
      uri === address
        ? undefined
        : text.say(text.write(receive.amount), symbol),
    arrived: arrivals.map(({ amount, id, symbol }) => ({
      id,
      amount: text.say(text.writeUnits(amount.value, amount.decimals), symbol),
    })),
    setAmount(next: string) {
      setTyped(next)
      setAmount(text.read(next, symbol))
    },
    chooseToken(wanted: string) {
      receive.setToken(receive.tokens.find((one) => one.address === wanted))
    },
    showAmount: () => setHasAmount(true),
    hideAmount() {
      setHasAmount(false)
      setTyped('')
      setAmount('')
      receive.setToken(undefined)
    },
    chooseNetwork: () => push({ view: 'Networks' }),
    connect: () => push({ view: 'Connect' }),
    canShare: 'share' in navigator,
    async share() {
      try {
        await navigator.share({ text: uri ?? '' })
      } catch {
        // The visitor closed the browser's own sheet: nothing to tell.
      }
    },
  }
}

export type ReceiveState = ReturnType<typeof useReceiveView>
