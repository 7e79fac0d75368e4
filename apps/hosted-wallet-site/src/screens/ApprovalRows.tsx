/** @jsxImportSource preact */
import type { Approval } from '../decode/Summary.js'
import type { Texts } from '../texts/createTexts.js'
import { Address } from './Address.js'
import { Amount } from './Amount.js'
import type { KnownNetwork } from './Registry.js'
import { Row } from './Row.js'
import { showAmount, unitOf } from './showAmount.js'

/** Control that is given away or taken back. */
export function ApprovalRows({
  approval: { amount, expiresAtS, isUnlimited, of, spender, type },
  network,
  texts,
}: {
  readonly approval: Approval
  readonly network: KnownNetwork | undefined
  readonly texts: Texts
}) {
  const { language, t } = texts
  const asset = { type: 'token', address: of } as const
  const symbol = unitOf(network, asset)?.symbol
  return (
    <>
      {spender && (
        <Row term={t('control.spender')}>
          <Address address={spender} />
        </Row>
      )}
      <Row term={t(`control.${type}`)}>
        {symbol && <Amount>{symbol}</Amount>}
        <Address address={of} />
      </Row>
      {type !== 'revoked' && (
        <Row term={t('control.limit')}>
          {isUnlimited ? (
            <strong class="danger">{t('control.unlimited')}</strong>
          ) : (
            <Amount>{showAmount(texts, network, asset, amount)}</Amount>
          )}
        </Row>
      )}
      {type !== 'revoked' && (
        <Row term={t('control.expires')}>
          {expiresAtS === undefined
            ? t('control.never')
            : new Date(Number(expiresAtS) * 1_000).toLocaleString(language)}
        </Row>
      )}
    </>
  )
}
