import { useEffect, useRef } from 'react'
import type { NameRegistration } from '../../hooks/data/useNameRegistration.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './RegisterAccountNameView.module.css'

/** Names like the typed one; those of before are dimmed, and not to be had. */
export function NameSuggestionList(props: NameSuggestionList.Props) {
  const { choose, isBusy, isSearching, name, suggestions } = props
  const t = useMessages(names)
  const list = useRef<HTMLDivElement>(null)
  const isHeld = isSearching || isBusy
  useEffect(() => {
    // What React 18 knows no property for.
    list.current?.toggleAttribute('inert', isHeld)
  }, [isHeld])
  return (
    <div
      ref={list}
      className={styles.suggestions}
      data-part="name-suggestions"
      data-state={isSearching ? 'searching' : 'ready'}
      aria-busy={isSearching}
    >
      <LiveRegion>{isSearching && t('searching')}</LiveRegion>
      {isSearching && suggestions.length === 0 && <Skeleton shape="row" />}
      {suggestions.length > 0 && (
        <List label={t('suggestions')}>
          {suggestions.map((one) => (
            <ListRow
              key={one.name}
              dense
              title={<span dir="ltr">{one.name}</span>}
              tag={t(one.isFree ? 'free' : 'taken')}
              current={one.name === name}
              unavailable={
                one.isFree ? undefined : isolate(one.reason ?? t('taken'))
              }
              onClick={() => choose(one.name)}
            />
          ))}
        </List>
      )}
    </div>
  )
}

/** The registry's words are English, whatever is around them. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

export declare namespace NameSuggestionList {
  type Props = Pick<
    NameRegistration,
    'choose' | 'isSearching' | 'name' | 'suggestions'
  > & { isBusy: boolean }
}
