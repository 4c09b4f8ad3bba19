import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { journalAccountMaster } from '../../contract/journal/journal-account.ts'

export const JournalAccountScreen = () => <MasterScreen master={journalAccountMaster} />
