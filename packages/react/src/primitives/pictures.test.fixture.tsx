import type { ReactElement } from 'react'
import { WalletIcon } from '../icons/WalletIcon.js'
import { Address } from './Address/Address.js'
import { Amount } from './Amount/Amount.js'
import { Banner } from './Banner/Banner.js'
import { CopyButton } from './CopyButton/CopyButton.js'
import { EmptyState } from './EmptyState/EmptyState.js'
import { Identicon } from './Identicon/Identicon.js'
import { LiveRegion } from './LiveRegion/LiveRegion.js'
import { NetworkLogo } from './Logo/NetworkLogo.js'
import { TokenLogo } from './Logo/TokenLogo.js'
import { QrCode } from './QrCode/QrCode.js'
import { ReviewSummary } from './ReviewSummary/ReviewSummary.js'
import { ReviewSummaryRow } from './ReviewSummary/ReviewSummaryRow.js'
import { Skeleton } from './Skeleton/Skeleton.js'
import type { Specimen } from './Specimen.test.fixture.js'
import { Spinner } from './Spinner/Spinner.js'
import { StepList } from './StepList/StepList.js'
import { Tag } from './Tag/Tag.js'
import { Term } from './Term/Term.js'
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.js'
import { WalletTile } from './WalletTile/WalletTile.js'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const inSummary = (element: ReactElement) => (
  <ReviewSummary>{element}</ReviewSummary>
)

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
  { name: 'TokenLogo', element: <TokenLogo symbol="USDC" /> },
  { name: 'NetworkLogo', element: <NetworkLogo name="Hasp" testnet /> },
  { name: 'Identicon', element: <Identicon address={address} /> },
  { name: 'Address', element: <Address address={address} form="full" /> },
  { name: 'Amount', element: <Amount value="1.204" symbol="ETH" size="m" /> },
  {
    name: 'QrCode',
    element: <QrCode value={address} label="Code of your address" />,
    role: ['img', 'Code of your address'],
  },
  {
    name: 'StepList',
    element: (
      <StepList
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
    name: 'ReviewSummary',
    element: (
      <ReviewSummary>
        <ReviewSummaryRow term="Network">Base</ReviewSummaryRow>
      </ReviewSummary>
    ),
  },
  {
    name: 'ReviewSummaryRow',
    element: (
      <ReviewSummaryRow term="Total" strong note="with the fee">
        0.25 ETH
      </ReviewSummaryRow>
    ),
    wrap: inSummary,
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
