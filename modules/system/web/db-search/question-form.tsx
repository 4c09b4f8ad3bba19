import type { SearchedTable } from '#modules/system/contract/db-search/db-search.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { ConditionsPart } from './conditions-part.tsx'
import { dbSearchTexts } from './db-search.text.ts'
import type { Asking } from './use-question.ts'

/** Of which table, which columns, which rows, in which order. */
export function QuestionForm({
  tables,
  asking,
  onTable,
}: {
  tables: readonly SearchedTable[]
  asking: Asking
  onTable: (name: string) => void
}) {
  const say = useSay()
  const { question, table } = asking
  return (
    <div className="query-form">
      <Labelled label={say(dbSearchTexts.table)}>
        {(control) => (
          <select
            {...control}
            className="fld"
            value={question.table}
            onChange={({ target }) => onTable(target.value)}
          >
            <option value="">{say(dbSearchTexts.choose)}</option>
            {tables.map(({ name, title }) => (
              <option key={name} value={name}>
                {title ? `${name}　${title}` : name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {table ? (
        <>
          <ColumnTicks asking={asking} table={table} />
          <ConditionsPart asking={asking} table={table} />
          <OrderPart asking={asking} table={table} />
        </>
      ) : null}
    </div>
  )
}

interface PartProps {
  asking: Asking
  table: SearchedTable
}

function ColumnTicks({ asking, table }: PartProps) {
  const say = useSay()
  const { question, show, showAll, showFew } = asking
  return (
    <fieldset className="query-columns">
      <legend>
        {say(dbSearchTexts.columns)}
        <button type="button" className="btn quiet" onClick={showAll}>
          {say(dbSearchTexts.all)}
        </button>
        <button type="button" className="btn quiet" onClick={showFew}>
          {say(dbSearchTexts.few)}
        </button>
      </legend>
      <div>
        {table.columns.map(({ name, label }) => (
          <label key={name} className="check" title={name}>
            <input
              type="checkbox"
              checked={question.columns.includes(name)}
              onChange={({ target }) => show(name, target.checked)}
            />
            {label || name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OrderPart({ asking: { question, change }, table }: PartProps) {
  const say = useSay()
  return (
    <div className="query-order">
      <Labelled label={say(dbSearchTexts.order)}>
        {(control) => (
          <select
            {...control}
            className="fld"
            value={question.order}
            onChange={({ target }) => change({ order: target.value })}
          >
            <option value="">{say(dbSearchTexts.byKey)}</option>
            {table.columns.map(({ name, label }) => (
              <option key={name} value={name}>
                {label || name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <label className="check">
        <input
          type="checkbox"
          checked={question.descending}
          onChange={({ target }) => change({ descending: target.checked })}
        />
        {say(dbSearchTexts.descending)}
      </label>
    </div>
  )
}
