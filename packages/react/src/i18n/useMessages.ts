import { useContext, useEffect, useMemo } from 'react'
import type { MessageGroup } from './defineMessages.js'
import { I18nContext } from './I18nContext.js'
import { createTranslate, type Translate } from './translate.js'

/**
 * The texts of one group in the tree's language, fetched with the first use of
 * the group.
 * @param group - the English source, which rides in the caller's chunk
 * @example const t = useMessages(common); t('back')
 */
export function useMessages<group extends MessageGroup>(
  group: group,
): Translate<group> {
  const { locale, catalogues, load } = useContext(I18nContext)
  useEffect(() => load(group.group), [load, group])
  return useMemo(
    () => createTranslate(group, locale, catalogues),
    [group, locale, catalogues],
  )
}
