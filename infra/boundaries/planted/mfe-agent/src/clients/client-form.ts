import { useForm } from 'react-hook-form';

export const form = useForm;
