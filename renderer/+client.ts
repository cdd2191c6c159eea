import '#templates/styles/site.css';
import './legalPages.client.ts';
