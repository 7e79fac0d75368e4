/** @jsxImportSource preact */
import type { Field, Movement, Summary } from '../decode/Summary.js'
import type { ReceiverNote } from '../receivers/judgeReceivers.js'
import type { Texts } from '../texts/createTexts.js'
import type { TextKey } from '../texts/en.js'
import { Address } from './Address.js'
import { Amount } from './Amount.js'
import { ApprovalRows } from './ApprovalRows.js'
import type { KnownNetwork } from './Registry.js'
import { Row } from './Row.js'
import { showAmount } from './showAmount.js'

interface SlipProps {
  readonly network: KnownNetwork | undefined
  /** Of the channel. */
  readonly origin: string
  readonly receiverNotes: readonly ReceiverNote[]
  readonly summary: Summary
  readonly texts: Texts
}

/** What a request does, row by row; nothing is left out or shortened. */
export function Slip({
  network,
  origin,
  receiverNotes,
  summary,
  texts,
}: SlipProps) {
  const { t } = texts
  const { approvals, calls, emails, fields, incoming, outgoing, signIn } =
    summary
  const message = summary.text !== undefined && (
    <p class="message" dir="auto" translate={false}>
      {summary.text}
    </p>
  )
  return (
    <>
      {message && !signIn && (
        <section class="block">
          <h2>{t('approval.message')}</h2>
          {message}
        </section>
      )}
      <dl class="slip">
        {signIn && (
          <Row term={t('signIn.site')}>
            <bdi translate={false}>{new URL(origin).host}</bdi>
          </Row>
        )}
        {signIn?.statement && (
          <Row term={t('signIn.states')}>
            <bdi translate={false}>{signIn.statement}</bdi>
          </Row>
        )}
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
        {emails ? (
          (['from', 'to'] as const).map((end) => (
            <Row key={end} term={t(`email.${end}`)}>
              <strong class="amount" dir="ltr" translate={false}>
                {emails[end]}
              </strong>
            </Row>
          ))
        ) : (
          <Row term={t('approval.network')}>
            {network?.name ?? summary.network}
          </Row>
        )}
        <Row term={t('approval.account')}>
          <Address address={summary.account} />
        </Row>
      </dl>
      {signIn && (
        <details class="block">
          <summary>{t('approval.fields')}</summary>
          {message}
        </details>
      )}
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
          {inParts(fields).map((part, at) => (
            <ul
              class="fields"
              data-full={part.length === fieldsOfPart || undefined}
              key={at}
              dir="ltr"
              translate={false}
            >
              {part.map(({ depth, name, type, value }, index) => (
                <li key={index} data-depth={Math.min(depth, 8)}>
                  <span title={type}>{name}</span>
                  {value !== undefined && <bdi>{value}</bdi>}
                </li>
              ))}
            </ul>
          ))}
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

const fieldsOfPart = 100

/** The browser draws a full part when it comes into sight. */
function inParts(fields: readonly Field[]): readonly (readonly Field[])[] {
  const count = Math.ceil(fields.length / fieldsOfPart)
  return Array.from({ length: count }, (_, part) =>
    fields.slice(part * fieldsOfPart, (part + 1) * fieldsOfPart),
  )
}
