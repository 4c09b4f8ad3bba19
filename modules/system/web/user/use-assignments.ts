import { useQuery } from '@tanstack/react-query'
import { assignmentChoices } from '#modules/system/contract/user-account.ts'
import { readAssignments } from '#modules/system/contract/user-assignments.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Say } from '#platform/web/language/say.ts'
import { userTexts } from './user.text.ts'

export type AssignmentChoices = OutputOf<typeof assignmentChoices>
const none: AssignmentChoices = { factories: [], roles: [] }

/** Factories and roles; asked anew with every form, so that what was just added is there. */
export function useAssignments(): AssignmentChoices {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['user', 'assignments'],
    queryFn: ({ signal }) => call(assignmentChoices, {}, signal),
    staleTime: 0,
  })
  return data ?? none
}

interface Speech {
  readonly say: Say
  readonly listed: (names: readonly string[]) => string
}

/** `本社工場：営業、閲覧`, and so on for each factory. */
export function assignmentsInWords(
  text: string,
  { factories, roles }: AssignmentChoices,
  { say, listed }: Speech,
): string {
  const factoryName = (code: string) =>
    factories.find(({ factory_cd }) => factory_cd === code)?.factory_nm ?? code
  const roleName = (code: string) => roles.find(({ role_cd }) => role_cd === code)?.role_nm ?? code
  return readAssignments(text)
    .map((assignment) =>
      say(userTexts.rolesAt, {
        factory: factoryName(assignment.factory_cd),
        roles: listed(assignment.roles.map(roleName)),
      }),
    )
    .join('\u3000')
}
