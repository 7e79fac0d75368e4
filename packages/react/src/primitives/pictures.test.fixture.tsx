import type { ReactElement } from 'react'
import { WalletIcon } from '../icons/WalletIcon.js'
import { Address } from './Address/Address.js'
import { Amount } from './Amount/Amount.js'
import { Banner } from './Banner/Banner.js'
import { CopyButton } from './CopyButton/CopyButton.js'
import { EmptyState } from './EmptyState/EmptyState.js'
import { LiveRegion } from './LiveRegion/LiveRegion.js'
import { NetworkMark } from './NetworkMark/NetworkMark.js'
import { QrCode } from './QrCode/QrCode.js'
import { Rail } from './Rail/Rail.js'
import { Skeleton } from './Skeleton/Skeleton.js'
import { Slip } from './Slip/Slip.js'
import { SlipRow } from './Slip/SlipRow.js'
import type { Specimen } from './Specimen.test.fixture.js'
import { Spinner } from './Spinner/Spinner.js'
import { Tag } from './Tag/Tag.js'
import { Term } from './Term/Term.js'
import { TokenMark } from './TokenMark/TokenMark.js'
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.js'
import { WalletTile } from './WalletTile/WalletTile.js'
import { Weave } from './Weave/Weave.js'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const inSlip = (element: ReactElement) => <Slip>{element}</Slip>

export const pictures: readonly Specimen[] = [
  { name: 'Tag', element: <Tag tone="accent">slow</Tag> },
  {
    name: 'Spinner',
    element: <Spinner label="Loading" />,
    role: ['img', 'Loading'],
  },
  { name: 'Skeleton', element: <Skeleton shape="row" /> },
  {
    name: 'Banner',
    element: (
      <Banner tone="caution" title="First time" live="polite">
        You have not sent to this address before.
      </Banner>
    ),
    role: ['status', ''],
  },
  {
    name: 'Banner, stop',
    element: <Banner tone="stop">This is not the same address.</Banner>,
  },
  { name: 'Term', element: <Term gloss="Paid to the network.">fee</Term> },
  { name: 'WalletTile', element: <WalletTile name="Harbour Wallet" /> },
  { name: 'TokenMark', element: <TokenMark symbol="USDC" /> },
  { name: 'NetworkMark', element: <NetworkMark name="Hasp" testnet /> },
  { name: 'Weave', element: <Weave address={address} /> },
  { name: 'Address', element: <Address address={address} form="full" /> },
  { name: 'Amount', element: <Amount value="1.204" symbol="ETH" size="m" /> },
  {
    name: 'QrCode',
    element: <QrCode value={address} label="Code of your address" />,
    role: ['img', 'Code of your address'],
  },
  {
    name: 'Rail',
    element: (
      <Rail
        label="Progress"
        steps={[
          { id: 'sent', label: 'Sent', state: 'done', stateLabel: 'done' },
          {
            id: 'seen',
            label: 'Seen',
            state: 'active',
            stateLabel: 'in progress',
          },
          { id: 'in', label: 'Final', state: 'todo', stateLabel: 'to do' },
        ]}
      />
    ),
    role: ['list', 'Progress'],
  },
  {
    name: 'Slip',
    element: (
      <Slip>
        <SlipRow term="Network">Base</SlipRow>
      </Slip>
    ),
  },
  {
    name: 'SlipRow',
    element: (
      <SlipRow term="Total" strong note="with the fee">
        0.25 ETH
      </SlipRow>
    ),
    wrap: inSlip,
  },
  {
    name: 'EmptyState',
    element: (
      <EmptyState title="No tokens yet" icon={<WalletIcon size={32} />}>
        They show here once you have some.
      </EmptyState>
    ),
  },
  { name: 'VisuallyHidden', element: <VisuallyHidden>Unseen</VisuallyHidden> },
  {
    name: 'LiveRegion',
    element: <LiveRegion>Copied</LiveRegion>,
    role: ['status', ''],
  },
  {
    name: 'CopyButton',
    element: (
      <CopyButton
        value={address}
        label="Copy address"
        copiedLabel="Copied"
        fallbackLabel="Copy this by hand"
      />
    ),
    role: ['button', 'Copy address'],
  },
]
