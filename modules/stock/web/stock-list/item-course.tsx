import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Spark } from '#platform/web/kit/chart/spark.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockCourses, stockList } from '../../contract/stock-list.ts'
import { together } from './together.ts'

/** The codes of a page come within a frame, and are asked for in one call. */
const courses = together<readonly string[]>()

/** 推移 of an item, drawn beside its figures. */
export function ItemCourse({ item_cd }: { item_cd: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [stockList.name, 'course', item_cd],
    queryFn: () =>
      courses.ask(item_cd, async (items) => {
        const { list } = await call(stockCourses, { items: items.join(',') })
        return new Map(list.map(({ item_cd: code, values }) => [code, values]))
      }),
    staleTime: 60_000,
    retry: false,
  })
  return data && data.length > 0 ? (
    <Spark label={say(stockList.columns.course.label)} values={data.map(Number)} />
  ) : null
}
