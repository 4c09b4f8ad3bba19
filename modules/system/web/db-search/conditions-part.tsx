import { compareBy, type SearchedTable } from '#modules/system/contract/db-search/db-search.ts'
import { useSay } from '#platform/web/language/say.ts'
import { dbSearchTexts } from './db-search.text.ts'
import type { Asking } from './use-question.ts'

/** All of them hold at once. */
export function ConditionsPart({ asking, table }: { asking: Asking; table: SearchedTable }) {
  const say = useSay()
  const { question, addCondition, changeCondition, dropCondition } = asking
  return (
    <fieldset className="query-conditions">
      <legend>
        {say(dbSearchTexts.conditions)}
        <button type="button" className="btn quiet" onClick={addCondition}>
          {say(dbSearchTexts.addCondition)}
        </button>
      </legend>
      {question.conditions.map(({ column, by, value, to }, at) => {
        const no = at + 1
        return (
          // A condition has no name of its own: its place is what it is called by.
          <div key={`${String(no)} ${String(question.conditions.length)}`} className="query-condition">
            <select
              className="fld"
              aria-label={say(dbSearchTexts.column, { no })}
              value={column}
              onChange={({ target }) => changeCondition(at, { column: target.value })}
            >
              {table.columns.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.label || one.name}
                </option>
              ))}
            </select>
            <select
              className="fld"
              aria-label={say(dbSearchTexts.by, { no })}
              value={by}
              onChange={({ target }) => changeCondition(at, { by: compareBy.schema.parse(target.value) })}
            >
              {compareBy.codes.map((code) => (
                <option key={code} value={code}>
                  {say(compareBy.texts[code])}
                </option>
              ))}
            </select>
            {by === 'empty' || by === 'filled' ? null : (
              <input
                className="fld"
                aria-label={say(dbSearchTexts.value, { no })}
                value={value}
                maxLength={200}
                onChange={({ target }) => changeCondition(at, { value: target.value })}
              />
            )}
            {by === 'between' ? (
              <>
                <span>～</span>
                <input
                  className="fld"
                  aria-label={say(dbSearchTexts.to, { no })}
                  value={to}
                  maxLength={200}
                  onChange={({ target }) => changeCondition(at, { to: target.value })}
                />
              </>
            ) : null}
            <button
              type="button"
              className="btn quiet"
              aria-label={say(dbSearchTexts.dropCondition, { no })}
              onClick={() => dropCondition(at)}
            >
              ×
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
