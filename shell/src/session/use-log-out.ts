import { forgetDestination, notify, useLogoutMutation } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';

/** After a failure the person is still signed in and gets a message. */
export const useLogOut = () => {
  const [logout, { isLoading }] = useLogoutMutation();
  const navigate = useNavigate();
  const logOut = async () => {
    const { error } = await logout();
    if (error) return;
    await navigate('/');
    forgetDestination();
    notify({
      title: 'Logged out',
      description: 'You have been logged out successfully.',
      tone: 'success',
    });
  };
  return { logOut, isLeaving: isLoading };
};
