import type { ListedEntry } from '#modules/system/contract/menu.ts'
import { languages } from '#platform/contract/text.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { inBrackets } from '#platform/web/language/in-brackets.ts'
import { languageNames, languageTags, useLanguage, useSay } from '#platform/web/language/say.ts'
import { mayMove } from './menu-order.ts'
import { menuTexts } from './menu.text.ts'

interface Props {
  entry: ListedEntry
  entries: readonly ListedEntry[]
  readOnly: boolean
  onChange: (change: Partial<ListedEntry>) => void
  onMove: (step: 1 | -1) => void
  onGroup: (parent: string) => void
}

/** The chosen entry: its names, its group, and whether it is shown. */
export function EntryForm({ entry, entries, readOnly, onChange, onMove, onGroup }: Props) {
  const say = useSay()
  const language = useLanguage()
  const groups = entries.filter(({ is_group }) => is_group)
  const titleOf = ({ title, default_title }: ListedEntry) => title[language] || default_title[language]
  return (
    <div className="entry-form" ref={movedByEnter}>
      <h2>
        {titleOf(entry)}
        <span className="spacer" />
        <button
          type="button"
          className="btn"
          disabled={readOnly || !mayMove(entries, entry.name, -1)}
          onClick={() => onMove(-1)}
        >
          <Icon name="up" size="m" />
          {say(menuTexts.up)}
        </button>
        <button
          type="button"
          className="btn"
          disabled={readOnly || !mayMove(entries, entry.name, 1)}
          onClick={() => onMove(1)}
        >
          <Icon name="down" size="m" />
          {say(menuTexts.down)}
        </button>
      </h2>
      {languages.map((each) => (
        <Labelled
          key={each}
          label={inBrackets(say(menuTexts.name), languageNames[each])}
          hint={each === 'zh' ? say(menuTexts.nameHint) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="fld"
              lang={languageTags[each]}
              maxLength={40}
              value={entry.title[each]}
              placeholder={entry.default_title[each]}
              readOnly={readOnly}
              onChange={(event) => onChange({ title: { ...entry.title, [each]: event.target.value } })}
            />
          )}
        </Labelled>
      ))}
      {entry.is_group ? null : (
        <Labelled label={say(menuTexts.group)}>
          {(control) => (
            <select
              {...control}
              className="fld"
              value={entry.parent}
              disabled={readOnly}
              onChange={(event) => onGroup(event.target.value)}
            >
              {groups.map((group) => (
                <option key={group.name} value={group.name}>
                  {titleOf(group)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <Labelled label={say(menuTexts.show)} hint={entry.needed ? say(menuTexts.needed) : undefined}>
        {(control) => (
          <span className="check">
            <input
              {...control}
              type="checkbox"
              checked={!entry.hidden}
              disabled={readOnly || entry.needed}
              onChange={(event) => onChange({ hidden: !event.target.checked })}
            />
          </span>
        )}
      </Labelled>
    </div>
  )
}
