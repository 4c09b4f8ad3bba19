import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import type { ApiDocument } from '../../contract/api-page.ts'
import { apiPageTexts } from './api-page.text.ts'
import { exampleOf, fieldsOf, type DescribedCall } from './described-calls.ts'

/** Its right, its fields, its answer and what it may refuse. */
export function CallDescription({ call, document }: { call: DescribedCall; document: ApiDocument }) {
  const say = useSay()
  const language = useLanguage()
  const { schemas } = document.components
  const answer = call.operation.responses[200]
  const like = exampleOf(answer.content['application/json']?.schema, schemas)
  return (
    <>
      <p>
        {say(apiPageTexts.guard)}　<b>{call.guard}</b>
      </p>
      {call.write ? (
        <p>
          {say(apiPageTexts.write)}　<b>{call.write}</b>
        </p>
      ) : null}
      <h3>{say(apiPageTexts.fields)}</h3>
      <PlainTable
        label={say(apiPageTexts.fields)}
        rows={fieldsOf(call.operation, schemas)}
        keyOf={({ name }) => name}
        empty={say(apiPageTexts.noFields)}
        columns={[
          { name: 'field', label: apiPageTexts.field, cell: ({ name }) => name },
          { name: 'must', label: apiPageTexts.must, kind: 'flag', cell: ({ must }) => must },
          { name: 'kind', label: apiPageTexts.kind, className: 'api-path', cell: ({ kind }) => kind },
        ]}
      />
      <h3>{say(apiPageTexts.answerLike)}</h3>
      <pre>{JSON.stringify(like, undefined, 2)}</pre>
      <h3>{say(apiPageTexts.codes)}</h3>
      <PlainTable
        label={say(apiPageTexts.codes)}
        rows={answer['x-codes']}
        keyOf={({ code }) => String(code)}
        columns={[
          { name: 'code', label: apiPageTexts.code, cell: ({ code }) => String(code) },
          {
            name: 'message',
            label: apiPageTexts.message,
            className: 'api-path',
            cell: ({ msg }) => msg[language],
          },
        ]}
      />
    </>
  )
}
