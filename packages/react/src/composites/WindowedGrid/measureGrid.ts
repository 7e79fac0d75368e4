/** The lines of a grid that are drawn, and how many columns it has. */
export type GridView = {
  readonly columns: number
  readonly first: number
  readonly last: number
  /** Lines that fit into sight. */
  readonly page: number
}

/** Lines drawn beyond what is in sight. */
const spareLines = 4

/** Few lines are all drawn, whatever is in sight. */
const fewLines = 8

/** Reads which lines of a grid are in sight, of what scrolls and the window. */
export function measureGrid(list: HTMLElement): GridView {
  const { gridAutoRows, gridTemplateColumns } = getComputedStyle(list)
  // Columns that the styles do not name have no width.
  const named = gridTemplateColumns.split(' ').filter((size) => size !== '0px')
  const columns = named.length
  const height = Number.parseFloat(gridAutoRows) || 1
  const box = list.getBoundingClientRect()
  const frame = list.closest('[data-part="view-content"]') ?? list
  const sight = frame.getBoundingClientRect()
  const isScrolling = frame.scrollHeight > frame.clientHeight
  const from = isScrolling ? sight.top : Math.max(sight.top, 0)
  const to = isScrolling ? sight.bottom : Math.min(sight.bottom, innerHeight)
  const first = Math.floor((from - box.top) / height) - spareLines
  const last = Math.ceil((to - box.top) / height) + spareLines
  return {
    columns,
    first: Math.max(first, 0),
    last: Math.max(last, fewLines),
    page: Math.max(Math.floor((to - from) / height), 1),
  }
}

/** Whether two views of a grid draw the same. */
export function isSameView(one: GridView, other: GridView): boolean {
  return (
    one.columns === other.columns &&
    one.first === other.first &&
    one.last === other.last &&
    one.page === other.page
  )
}
