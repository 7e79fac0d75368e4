/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Approval, Movement, Summary } from '../decode/Summary.js'
import type { ReceiverNote } from '../receivers/judgeReceivers.js'
import type { Texts } from '../texts/createTexts.js'
import type { TextKey } from '../texts/en.js'
import { Address } from './Address.js'
import type { KnownNetwork } from './Registry.js'
import { showAmount } from './showAmount.js'

interface SlipProps {
  readonly network: KnownNetwork | undefined
  readonly receiverNotes: readonly ReceiverNote[]
  readonly summary: Summary
  readonly texts: Texts
}

/** What a request does, row by row; nothing is left out or shortened. */
export function Slip({ network, receiverNotes, summary, texts }: SlipProps) {
  const { t } = texts
  const { approvals, calls, fields, incoming, outgoing } = summary
  return (
    <>
      {summary.text !== undefined && (
        <section class="block">
          <h2>{t('approval.message')}</h2>
          <p class="message" dir="auto" translate={false}>
            {summary.text}
          </p>
        </section>
      )}
      <dl class="slip">
        {outgoing.map((movement, index) => (
          <MovementRows
            key={`out ${index}`}
            amountKey="approval.outgoing"
            counterpartyKey="approval.to"
            note={receiverNotes.find(
              ({ receiver }) => receiver === movement.counterparty,
            )}
            {...{ movement, network, texts }}
          />
        ))}
        {incoming.map((movement, index) => (
          <MovementRows
            key={`in ${index}`}
            amountKey="approval.incoming"
            counterpartyKey="approval.from"
            {...{ movement, network, texts }}
          />
        ))}
        {approvals.map((approval, index) => (
          <ApprovalRows
            key={`approval ${index}`}
            {...{ approval, network, texts }}
          />
        ))}
        {summary.highestFee !== undefined && (
          <Row term={t('approval.fee')}>
            <Amount>
              {showAmount(
                texts,
                network,
                { type: 'native' },
                summary.highestFee,
              )}
            </Amount>
            <small>{t('approval.feeNote')}</small>
          </Row>
        )}
        <Row term={t('approval.network')}>
          {network?.name ?? summary.network}
        </Row>
        <Row term={t('approval.account')}>
          <Address address={summary.account} />
        </Row>
      </dl>
      {calls.length > 0 && (
        <details class="block" open={summary.isBlind}>
          <summary>{t('approval.calls')}</summary>
          {calls.map(({ data, depth, method, to }, index) => (
            <div
              class="call"
              data-depth={depth}
              key={`${index}${to}`}
              dir="ltr"
              translate={false}
            >
              {to && <Address address={to} />}
              <code>{method ?? data}</code>
            </div>
          ))}
        </details>
      )}
      {fields.length > 0 && (
        <details class="block" open>
          <summary>{t('approval.fields')}</summary>
          <ul class="fields" dir="ltr" translate={false}>
            {fields.map(({ depth, name, type, value }, index) => (
              <li key={index} data-depth={Math.min(depth, 8)}>
                <span title={type}>{name}</span>
                {value !== undefined && <bdi>{value}</bdi>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function MovementRows({
  amountKey,
  counterpartyKey,
  movement: { amount, asset, counterparty },
  network,
  note,
  texts,
}: {
  readonly amountKey: TextKey
  readonly counterpartyKey: TextKey
  readonly movement: Movement
  readonly network: KnownNetwork | undefined
  readonly note?: ReceiverNote | undefined
  readonly texts: Texts
}) {
  return (
    <>
      <Row term={texts.t(amountKey)}>
        <Amount>{showAmount(texts, network, asset, amount)}</Amount>
      </Row>
      {counterparty && (
        <Row term={texts.t(counterpartyKey)}>
          <Address address={counterparty} />
          {note && (
            <p class={note.type === 'lookAlike' ? 'danger' : 'note'}>
              {texts.t(`receiver.${note.type}`)}
            </p>
          )}
        </Row>
      )}
      {note?.type === 'lookAlike' && (
        <Row term={texts.t('receiver.known')}>
          <Address address={note.known} />
        </Row>
      )}
    </>
  )
}

function ApprovalRows({
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
  return (
    <>
      {spender && (
        <Row term={t('control.spender')}>
          <Address address={spender} />
        </Row>
      )}
      <Row term={t(`control.${type}`)}>
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

function Row({
  children,
  term,
}: {
  readonly children: ComponentChildren
  readonly term: string
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Digits come before their unit in every language. */
function Amount({ children }: { readonly children: string }) {
  return (
    <strong class="amount" dir="ltr">
      {children}
    </strong>
  )
}
