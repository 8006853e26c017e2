import { GrievanceOfficer } from '#shopfront/settings/shop/grievance-officer.tsx'
import { SellerNumbers } from '#shopfront/settings/shop/seller-numbers.tsx'
import { StatutoryRights } from '#shopfront/settings/shop/statutory-rights.tsx'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import * as words from '../words/en.ts'

/** The two deadlines of every ticket, the grievance officer with contact numbers, and statutory rights. */
export function SupportDeadlines() {
  const { grievances } = useStoreSettings()
  return (
    <>
      <section aria-labelledby="how-long">
        <h2 id="how-long" className="mb-3 text-xl">
          {words.howLong}
        </h2>
        <p>{words.weAnswerWithin({ hours: grievances.acknowledgeHours })}</p>
        <p>{words.weSettleWithin({ months: grievances.settleMonths })}</p>
        <SellerNumbers />
        <GrievanceOfficer />
      </section>
      <StatutoryRights />
    </>
  )
}
