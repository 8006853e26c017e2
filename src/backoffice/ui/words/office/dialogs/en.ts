export const nothingLeft = 'This page is empty.'
export const edit = 'Edit'
export const editNamed = ({ name }: { name: string }) => `Edit ${name}`
export const deleteIt = 'Delete'
export const deleteNamed = ({ name }: { name: string }) => `Delete ${name}`
export const cancel = 'Cancel'
export const saveChanges = 'Save Changes'
