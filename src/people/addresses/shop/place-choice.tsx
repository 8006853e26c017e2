import type { DeliveryEstimate, Place } from '#ordering/delivery/contract.ts'
import * as words from '#ordering/delivery/words/en.ts'
import { SelectField } from '#ui/forms/select-field.tsx'

/** The choice of district and state for a PIN code that lies in several districts. */
export function PlaceChoice({
  found,
  choose,
}: {
  found: DeliveryEstimate | null
  choose: (place: Place) => void
}) {
  const { places = [], postal_code } = found ?? {}
  return (
    <SelectField
      key={postal_code}
      label={words.district}
      defaultValue=""
      onChange={({ currentTarget }) => {
        const chosen = places[Number(currentTarget.value)]
        if (chosen) choose(chosen)
      }}
    >
      <option value="" disabled>
        {words.whichDistrict}
      </option>
      {places.map((place, at) => (
        <option key={words.placeIs(place)} value={at}>
          {words.placeIs(place)}
        </option>
      ))}
    </SelectField>
  )
}
