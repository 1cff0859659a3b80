import { CreateAgency, type Agency } from '@landsea/contracts/agents';
import { TextField } from '@landsea/ui/fields/text-field';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { callFailure } from '@landsea/web-kit/forms';
import { useRenameAgencyMutation } from '../frame/team/team-api';

export function RenameDialog({
  agency: { name, version },
  onClose,
}: {
  agency: Agency;
  onClose: () => void;
}) {
  const [rename] = useRenameAgencyMutation();
  return (
    <FormDialog
      title="Rename the agency"
      submitLabel="Save"
      hasCancel
      schema={CreateAgency}
      initial={{ name }}
      onSave={async (agency) => callFailure((await rename({ ...agency, version })).error)}
      onClose={onClose}
    >
      {({ field }) => <TextField {...field('name')} label="Name of the agency" maxLength={80} />}
    </FormDialog>
  );
}
