import { useQuery } from '@tanstack/react-query'
import { placeChoices } from '#modules/system/contract/user-account.ts'
import { readPlaces } from '#modules/system/contract/user-places.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Say } from '#platform/web/language/say.ts'
import { userTexts } from './user.text.ts'

export type PlaceChoices = OutputOf<typeof placeChoices>
const none: PlaceChoices = { factories: [], roles: [] }

/** Factories and roles; asked anew with every form, so that what was just added is there. */
export function usePlaces(): PlaceChoices {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['user', 'places'],
    queryFn: ({ signal }) => call(placeChoices, {}, signal),
    staleTime: 0,
  })
  return data ?? none
}

interface Speech {
  readonly say: Say
  readonly listed: (names: readonly string[]) => string
}

/** `本社工場：営業、閲覧`, and so on for each factory. */
export function placesInWords(
  text: string,
  { factories, roles }: PlaceChoices,
  { say, listed }: Speech,
): string {
  const factoryName = (code: string) =>
    factories.find(({ factory_cd }) => factory_cd === code)?.factory_nm ?? code
  const roleName = (code: string) => roles.find(({ role_cd }) => role_cd === code)?.role_nm ?? code
  return readPlaces(text)
    .map((place) =>
      say(userTexts.rolesAt, {
        factory: factoryName(place.factory_cd),
        roles: listed(place.roles.map(roleName)),
      }),
    )
    .join('\u3000')
}
