// In the page: an EIP-6963 wallet that answers at once and remembers its
// permission across reloads. It records every call it gets.
;(({ name, rdns }) => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const grantKey = '__fake_wallet'
  const listeners = new Map()
  let chainId = '0x1'

  const isGranted = () => localStorage.getItem(grantKey) === '1'
  const grant = () => localStorage.setItem(grantKey, '1')

  function permissions() {
    if (!isGranted()) return []
    const caveat = { type: 'restrictReturnedAccounts', value: [account] }
    return [{ parentCapability: 'eth_accounts', caveats: [caveat] }]
  }

  function emit(event, payload) {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }

  const answers = {
    eth_requestAccounts() {
      grant()
      return [account]
    },
    eth_accounts: () => (isGranted() ? [account] : []),
    eth_chainId: () => chainId,
    net_version: () => String(Number.parseInt(chainId, 16)),
    wallet_requestPermissions() {
      grant()
      return permissions()
    },
    wallet_getPermissions: permissions,
    wallet_revokePermissions() {
      localStorage.removeItem(grantKey)
      return null
    },
    wallet_switchEthereumChain([wanted]) {
      chainId = wanted.chainId
      emit('chainChanged', chainId)
      return null
    },
    wallet_addEthereumChain: () => null,
    wallet_getCapabilities: () => ({}),
    eth_blockNumber: () => '0x1',
    eth_getBalance: () => '0xde0b6b3a7640000',
    personal_sign: () => `0x${'11'.repeat(65)}`,
    eth_signTypedData_v4: () => `0x${'11'.repeat(65)}`,
  }

  const provider = {
    async request({ method, params }) {
      window.__bench.rpc.push(method)
      const answer = answers[method]
      if (answer) return answer(params)
      throw Object.assign(new Error(`unsupported ${method}`), { code: 4200 })
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return provider
    },
    removeListener(event, listener) {
      const others = listeners.get(event) ?? []
      listeners.set(
        event,
        others.filter((other) => other !== listener),
      )
      return provider
    },
  }

  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#06c"/></svg>'
  const icon = `data:image/svg+xml,${encodeURIComponent(picture)}`
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  const info = Object.freeze({ uuid, name, rdns, icon })
  const detail = Object.freeze({ info, provider })

  function announce() {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
})(__WALLET__)
