import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import { SignClient as OldSignClient } from 'sign-client-2.17'
import type { WalletKind } from './walletKinds.js'

type Client = Awaited<ReturnType<typeof SignClient.init>>
type Namespaces = Parameters<Client['approve']>[0]['namespaces']
type Reason = { readonly code: number; readonly message: string }

/** What all the wallets do, under one name each. */
export interface OpenedWallet {
  readonly client: Client
  pair(uri: string): Promise<unknown>
  approve(id: number, namespaces: Namespaces): Promise<unknown>
  reject(id: number, reason: Reason): Promise<unknown>
  respond(topic: string, response: object): Promise<unknown>
  update(topic: string, namespaces: Namespaces): Promise<unknown>
  extend(topic: string): Promise<unknown>
  emit(topic: string, chainId: string, event: object): Promise<unknown>
  disconnect(topic: string, reason: Reason): Promise<unknown>
  authenticate(
    parameters: Parameters<Client['approveSessionAuthenticate']>[0],
  ): Promise<unknown>
  rejectAuthentication(id: number, reason: Reason): Promise<unknown>
}

/**
 * Opens a wallet whose sessions are kept in a folder.
 * @param kind whose library it is built on
 * @example await openWallet('walletkit 1.2.10', { relayUrl, folder })
 */
export async function openWallet(
  kind: WalletKind,
  { folder, relayUrl }: { relayUrl: string; folder: string },
): Promise<OpenedWallet> {
  const options = {
    relayUrl,
    projectId: 'any',
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: folder },
  }
  const metadata = {
    name: `Wallet on ${kind}`,
    description: 'A wallet for tests',
    url: 'http://localhost:4000/phone',
    icons: ['http://localhost:4000/icon.svg'],
    redirect: { native: 'testwallet://', universal: 'https://wallet.example' },
  }
  if (kind === 'walletkit 1.2.10') {
    const kit = await WalletKit.init({
      core: new Core(options) as never,
      metadata,
    })
    return {
      client: kit.engine.signClient as unknown as Client,
      pair: (uri) => kit.pair({ uri }),
      approve: (id, namespaces) => kit.approveSession({ id, namespaces }),
      reject: (id, reason) => kit.rejectSession({ id, reason }),
      respond: (topic, response) =>
        kit.respondSessionRequest({ topic, response: response as never }),
      update: (topic, namespaces) => kit.updateSession({ topic, namespaces }),
      extend: (topic) => kit.extendSession({ topic }),
      emit: (topic, chainId, event) =>
        kit.emitSessionEvent({ topic, chainId, event }),
      disconnect: (topic, reason) => kit.disconnectSession({ topic, reason }),
      authenticate: (parameters) =>
        kit.approveSessionAuthenticate(parameters as never),
      rejectAuthentication: (id, reason) =>
        kit.rejectSessionAuthenticate({ id, reason }),
    }
  }
  const client =
    kind === 'sign-client 2.21.8'
      ? await SignClient.init({ ...options, metadata })
      : ((await OldSignClient.init({
          ...options,
          metadata,
        })) as unknown as Client)
  return {
    client,
    pair: (uri) => client.pair({ uri }),
    approve: (id, namespaces) => client.approve({ id, namespaces }),
    reject: (id, reason) => client.reject({ id, reason }),
    respond: (topic, response) =>
      client.respond({ topic, response: response as never }),
    update: (topic, namespaces) => client.update({ topic, namespaces }),
    extend: (topic) => client.extend({ topic }),
    emit: (topic, chainId, event) =>
      client.emit({ topic, chainId, event: event as never }),
    disconnect: (topic, reason) => client.disconnect({ topic, reason }),
    authenticate: (parameters) => client.approveSessionAuthenticate(parameters),
    rejectAuthentication: (id, reason) =>
      client.rejectSessionAuthenticate({ id, reason }),
  }
}
