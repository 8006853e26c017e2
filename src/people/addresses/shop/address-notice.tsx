/** A notice that says why nothing can be ordered to an address. */
export const AddressNotice = ({ sentence }: { sentence: string }) => (
  <p className="my-4 rounded-field bg-tint-turmeric px-4 py-3 text-sm">{sentence}</p>
)
