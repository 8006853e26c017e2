import { GrievanceOfficer } from '../../store/shop/grievance-officer.tsx'
import { useStore } from '../../store/shop/use-store.ts'
import * as words from '../words/en.ts'

/** The two deadlines of every ticket, and who answers for them. */
export function HowLong() {
  const { grievances } = useStore()
  return (
    <section aria-labelledby="how-long">
      <h2 id="how-long" className="mb-3 text-xl">
        {words.howLong}
      </h2>
      <p>{words.weAnswerWithin({ hours: grievances.acknowledgeHours })}</p>
      <p>{words.weSettleWithin({ months: grievances.settleMonths })}</p>
      <GrievanceOfficer />
    </section>
  )
}
