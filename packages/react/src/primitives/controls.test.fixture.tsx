import type { ReactElement } from 'react'
import { CloseIcon } from '../icons/CloseIcon.js'
import { ReceiveIcon } from '../icons/ReceiveIcon.js'
import { AmountField } from './AmountField/AmountField.js'
import { Button } from './Button/Button.js'
import { Checkbox } from './Checkbox/Checkbox.js'
import { IconButton } from './IconButton/IconButton.js'
import { LinkButton } from './LinkButton/LinkButton.js'
import { List } from './List/List.js'
import { ListRow } from './List/ListRow.js'
import { NetworkLogo } from './Logo/NetworkLogo.js'
import { TokenLogo } from './Logo/TokenLogo.js'
import { Menu } from './Menu/Menu.js'
import { RadioGroup } from './RadioGroup/RadioGroup.js'
import { RadioRow } from './RadioGroup/RadioRow.js'
import { SearchField } from './SearchField/SearchField.js'
import type { Specimen } from './Specimen.test.fixture.js'
import { Switch } from './Switch/Switch.js'
import { Tabs } from './Tabs/Tabs.js'
import { TextField } from './TextField/TextField.js'
import { WalletTile } from './WalletTile/WalletTile.js'

const nothing = () => undefined
const inList = (element: ReactElement) => <List label="Rows">{element}</List>
const inRadios = (element: ReactElement) => (
  <RadioGroup label="Unit" value="eth" onValueChange={nothing}>
    {element}
  </RadioGroup>
)

export const controls: readonly Specimen[] = [
  {
    name: 'Button',
    element: <Button icon={<ReceiveIcon />}>Receive</Button>,
    role: ['button', 'Receive'],
  },
  {
    name: 'Button, quiet and small',
    element: (
      <Button tone="quiet" size="small">
        Later
      </Button>
    ),
    role: ['button', 'Later'],
  },
  {
    name: 'Button, danger',
    element: <Button tone="quiet">Remove</Button>,
    role: ['button', 'Remove'],
  },
  {
    name: 'Button, busy',
    element: (
      <Button busy busyLabel="Sending…">
        Send
      </Button>
    ),
    role: ['button', 'Sending…'],
  },
  {
    name: 'Button, unavailable',
    element: <Button unavailable="Choose an amount first">Review</Button>,
    role: ['button', 'Review'],
  },
  {
    name: 'IconButton',
    element: <IconButton label="Close" icon={<CloseIcon />} />,
    role: ['button', 'Close'],
  },
  {
    name: 'LinkButton',
    element: <LinkButton>More</LinkButton>,
    role: ['button', 'More'],
  },
  {
    name: 'LinkButton with a link',
    element: <LinkButton href="https://hasp.example/">Explorer</LinkButton>,
    role: ['link', 'Explorer'],
  },
  {
    name: 'List',
    element: (
      <List label="Wallets">
        <ListRow
          title="Harbour"
          leading={<WalletTile name="Harbour" />}
          tag="last used"
        />
      </List>
    ),
    role: ['list', 'Wallets'],
  },
  {
    name: 'ListRow',
    element: (
      <ListRow
        title="ETH"
        subtitle="Ether"
        leading={
          <TokenLogo
            symbol="ETH"
            badge={<NetworkLogo name="Base" size={16} />}
          />
        }
        trailing="1.204"
        menu={
          <Menu
            label="More about ETH"
            items={[{ id: 'copy', label: 'Copy', onSelect: nothing }]}
          />
        }
        chevron
        current
      />
    ),
    role: ['button', 'ETH Ether 1.204'],
    wrap: inList,
  },
  {
    name: 'ListRow, unavailable',
    element: <ListRow title="Zora" unavailable="Not approved by Harbour" />,
    role: ['button', 'Zora Not approved by Harbour'],
    wrap: inList,
  },
  {
    name: 'TextField',
    element: <TextField label="To" defaultValue="mira" error="No such name." />,
    role: ['textbox', 'To'],
  },
  {
    name: 'SearchField',
    element: (
      <SearchField
        label="Search networks"
        value="base"
        onValueChange={nothing}
        clearLabel="Clear"
      />
    ),
    role: ['searchbox', 'Search networks'],
  },
  {
    name: 'AmountField',
    element: (
      <AmountField
        label="Amount"
        value="0.25"
        onValueChange={nothing}
        unit="ETH"
        hint="of 1.204 ETH"
        trailing={<LinkButton>Max</LinkButton>}
      />
    ),
    role: ['textbox', 'Amount'],
  },
  {
    name: 'Checkbox',
    element: (
      <Checkbox label="I agree" checked={true} onCheckedChange={nothing} />
    ),
    role: ['checkbox', 'I agree'],
  },
  {
    name: 'Switch',
    element: (
      <Switch
        label="Show test networks"
        checked={true}
        onCheckedChange={nothing}
      />
    ),
    role: ['switch', 'Show test networks'],
  },
  {
    name: 'RadioRow',
    element: <RadioRow value="eth" title="ETH" subtitle="Ether" />,
    role: ['radio', 'ETH'],
    wrap: inRadios,
  },
  {
    name: 'RadioGroup',
    element: (
      <RadioGroup label="Currency" value="usd" onValueChange={nothing}>
        <RadioRow value="usd" title="Dollar" />
      </RadioGroup>
    ),
    role: ['radiogroup', 'Currency'],
  },
  {
    name: 'Tabs',
    element: (
      <Tabs
        label="Families"
        tabs={[
          { id: 'evm', label: 'EVM', count: 2 },
          { id: 'solana', label: 'Solana', count: 0 },
        ]}
        selected="evm"
        onSelect={nothing}
      >
        Two accounts
      </Tabs>
    ),
    role: ['tab', 'EVM 2'],
  },
]
