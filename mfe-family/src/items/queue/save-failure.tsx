export function SaveFailure({ failure }: { failure: string | undefined }) {
  return failure ? (
    <p role="alert" className="text-berry">
      {failure}
    </p>
  ) : null;
}
