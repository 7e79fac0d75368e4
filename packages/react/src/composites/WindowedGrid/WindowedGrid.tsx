import { type MouseEvent, memo, type ReactNode } from 'react'
import { type GridItem, useWindowedGrid } from './useWindowedGrid.js'

/**
 * A long list, side by side or one below the other, of which as much is drawn
 * as is near sight. Its styles name the columns and one height of all lines, as
 * `--kit-line`; each cell names its item by `data-cell` and its line.
 */
export function WindowedGrid<item extends GridItem>(
  props: WindowedGrid.Props<item>,
) {
  const { children, className, items, label, onPress } = props
  const grid = useWindowedGrid(items, props)
  const { columns } = grid
  const lines = Math.ceil(grid.count / columns)
  const press = ({ target }: MouseEvent) => {
    const id = grid.idOf(target)
    const item = items.find((one) => one.id === id)
    if (item) onPress(item)
  }
  return (
    <ul
      ref={grid.list}
      aria-label={label}
      className={className}
      // A property of its own is inherited: all cells would be styled again.
      style={{ minBlockSize: `calc(${lines} * var(--kit-line))` }}
      data-part={props['data-part']}
      onClick={press}
      onKeyDown={grid.move}
      onPointerEnter={props.onPointerEnter}
      onFocus={grid.settle}
    >
      {grid.cells.map((at) => (
        <Cell
          key={items[at]?.id ?? at}
          draw={children}
          item={items[at]}
          at={at}
          line={Math.floor(at / columns)}
          isStop={at === grid.stop}
        />
      ))}
    </ul>
  )
}

/** Scrolling brings a few cells into sight: no other is drawn again. */
const Cell = memo(DrawnCell) as typeof DrawnCell

function DrawnCell<item>({
  draw,
  item,
  ...place
}: WindowedGrid.Place & {
  draw: (item: item | undefined, place: WindowedGrid.Place) => ReactNode
  item: item | undefined
}) {
  return draw(item, place)
}

export declare namespace WindowedGrid {
  type Props<item extends GridItem> = useWindowedGrid.Options & {
    items: readonly item[]
    label: string
    className: string | undefined
    'data-part': string
    onPress: (item: item) => void
    onPointerEnter?: (() => void) | undefined
    /** Draws a cell; without an item, the place of one that is to come. */
    children: (item: item | undefined, place: Place) => ReactNode
  }
  type Place = {
    /** Its place in the list, from 0. */
    readonly at: number
    readonly line: number
    /** It has the list's one tab stop. */
    readonly isStop: boolean
  }
}
