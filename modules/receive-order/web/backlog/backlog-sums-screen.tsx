import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, AnswerParts, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { backlogList } from '../../contract/backlog-list.ts'
import { backlogBy, backlogSums, backlogSumsScreen } from '../../contract/backlog-sums.ts'
import { ordersChanged } from '../../contract/order-facts.ts'
import { BacklogAnswer } from './backlog-answer.tsx'
import { backlogTexts } from './backlog.text.ts'

const queryKey = [backlogSumsScreen.name]

/** 受注残集計: of what, for whom and when there is how much to ship, and whether it is covered. */
export function BacklogSumsScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const { typed, asked, type, show } = useEnquiry({
    initial: { by: 'item', customer_cd: '', item_cd: '' },
    read: ({ by, customer_cd, item_cd }) => ({
      by,
      customer_cd: normaliseCode(customer_cd),
      item_cd: normaliseCode(item_cd),
    }),
    queryKey,
  })
  const by = backlogBy.codes.find((one) => one === asked.by) ?? 'item'
  const { customer_cd, item_cd } = asked
  const { data, refetch } = useQuery({
    queryKey: [...queryKey, by, customer_cd, item_cd],
    queryFn: ({ signal }) => call(backlogSums, { by, customer_cd, item_cd }, signal),
    staleTime: 0,
  })
  useLive(ordersChanged, () => void refetch())
  const toList = (conditions: Readonly<Record<string, string>>) =>
    void go(
      `${backlogList.screen.path}?${new URLSearchParams({ line_status: '0', ...conditions }).toString()}`,
    )
  const list: Command = {
    ...{ id: 'list', label: backlogList.screen.title, key: 'F4', icon: 'columns' },
    run: () => toList({}),
  }
  return (
    <EnquiryScreen
      title={say(backlogSumsScreen.title)}
      commands={[list]}
      onShow={() => show()}
      conditions={
        <>
          <CodeField
            target={customerMaster}
            label={backlogTexts.customer}
            name="customer_cd"
            value={typed.customer_cd}
            startsHere
            onChange={(code) => type({ customer_cd: code })}
          />
          <CodeField
            target={itemMaster}
            label={backlogTexts.item}
            name="item_cd"
            value={typed.item_cd}
            onChange={(code) => type({ item_cd: code })}
          />
          <span className="ways">
            {backlogBy.codes.map((one) => (
              <button
                key={one}
                type="button"
                className="btn"
                aria-pressed={one === by}
                onClick={() => show({ by: one })}
              >
                {say(backlogBy.texts[one])}
              </button>
            ))}
          </span>
        </>
      }
    >
      <AnswerParts>
        {data && data.list.length > 0 ? (
          <BacklogAnswer by={by} data={data} onOpen={toList} />
        ) : (
          <AnswerHint>{data ? say(backlogTexts.none) : ''}</AnswerHint>
        )}
      </AnswerParts>
    </EnquiryScreen>
  )
}
